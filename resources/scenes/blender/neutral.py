"""Materials that the camera alone sees, for large things of choice: the light in the room stays as it is without them."""
import materials as m
from nodes import linear


def for_camera(material, neutral):
    """This material for the camera; light that bounces, mirrors and metal meet the matt colour `neutral` ('#rrggbb')."""
    def make(name):
        made = material.copy()
        made.name = name
        tree = made.node_tree
        out = next(node for node in tree.nodes if node.bl_idname == 'ShaderNodeOutputMaterial')
        real = out.inputs['Surface'].links[0].from_socket
        path, stand_in, choice = (tree.nodes.new('ShaderNode' + kind) for kind in ('LightPath', 'BsdfDiffuse', 'MixShader'))
        stand_in.inputs['Color'].default_value = (*linear(neutral), 1)
        tree.links.new(path.outputs['Is Camera Ray'], choice.inputs[0])
        tree.links.new(stand_in.outputs[0], choice.inputs[1])
        tree.links.new(real, choice.inputs[2])
        tree.links.new(choice.outputs[0], out.inputs['Surface'])
        return made
    return m.once(('for-camera', material.name, neutral), make)
