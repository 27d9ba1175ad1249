"""Further materials: granite without joints, flames, nets."""
from materials import once
from nodes import Graph, blend, darker, linear


def granite(look):
    """Polished or honed stone with grains of two tones, without joints."""
    def make(name):
        g = Graph(name)
        color, chip = linear(look['color']), linear(look.get('accent') or '#8a857d')
        at = g.place()
        seen = color
        for scale, share, tone in ((90.0, 0.3, chip), (190.0, 0.34, darker(color, 0.6)), (260.0, 0.2, blend(chip, (0.8, 0.79, 0.76), 0.35))):
            near = g.node('TexVoronoi', {'Vector': at, 'Scale': scale})
            pick, _, _ = g.split(near.outputs['Color'])
            seen = g.mix(g.math('LESS_THAN', pick, share), seen, tone)
        cloud = g.range(g.noise(at, 3.0, 5, 0.6), 0.3, 0.7, 0.9, 1.1)
        rough = {'matt': 0.4, 'satin': 0.24, 'gloss': 0.08}[look['finish']]
        return g.surface(g.principled(g.times(seen, cloud), rough))

    return once(('granite', look['color'], look.get('accent'), look['finish']), make)


def flame(color, strength):
    """Fire: bright where it is seen through its whole depth, clear at its edges."""
    def make(name):
        g = Graph(name)
        facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
        body = g.math('POWER', g.math('SUBTRACT', 1.0, facing), 1.6)
        clear = g.node('BsdfTransparent', {'Color': (1.0, 1.0, 1.0)}).outputs[0]
        shine = g.node('Emission', {'Color': linear(color), 'Strength': strength}).outputs[0]
        made = g.surface(g.node('MixShader', {0: body, 1: clear, 2: shine}).outputs[0])
        made.cycles.sample_as_light = False
        return made

    return once(('flame', color, strength), make)


def net(color, clear=0.7):
    """A fine net: most of what is behind it is seen."""
    def make(name):
        g = Graph(name)
        through = g.node('BsdfTransparent', {'Color': (1.0, 1.0, 1.0)}).outputs[0]
        body = g.principled(linear(color), 0.7)
        return g.surface(g.node('MixShader', {0: clear, 1: body, 2: through}).outputs[0])

    return once(('net', color, clear), make)
